import { useState } from 'react';

/** What was just touched is shown at once, until the house has said how it stands. */
export function useTouched<Value>(saved: Value) {
  const [touched, setTouched] = useState<{ value: Value }>();
  return {
    shown: touched ? touched.value : saved,
    touch: (value: Value) => setTouched({ value }),
    settle: () => setTouched(undefined),
  };
}
