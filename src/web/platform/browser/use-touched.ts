import { useState } from 'react';

/** What was just touched is shown at once, until the house has said how it stands. */
export function useTouched<Value>(saved: Value) {
  const [touched, setTouched] = useState<{ value: Value }>();
  return {
    shown: touched ? touched.value : saved,
    /** Says how this touch is let go of; what was touched later stands. */
    touch: (value: Value) => {
      const mine = { value };
      setTouched(mine);
      return () => setTouched((now) => (now === mine ? undefined : now));
    },
  };
}
