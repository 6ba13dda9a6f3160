import { refuseInput } from '#server/auth/failure.ts';

const bcrypt = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const argon2 =
  /^\$argon2(?:id|i)\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{16,}$/;

/** What one sign-in may cost: a dearer hash would hold up everybody behind it for minutes. */
const most = { rounds: 15, memory: 1_048_576, time: 20, lanes: 16 };

/** A hash an account brings from elsewhere; it is replaced by one of ours at its first sign-in. */
export function readPasswordHash(hash: string): string {
  const [, rounds] = bcrypt.exec(hash) ?? [];
  if (rounds && Number(rounds) >= 4 && Number(rounds) <= most.rounds) return hash;
  const [, memory, time, lanes] = (argon2.exec(hash) ?? []).map(Number);
  if (memory && time && lanes && isAffordable(memory, time, lanes)) return hash;
  return refuseInput('Invalid password hash: it must be a bcrypt or argon2 hash of usual cost');
}

const isAffordable = (memory: number, time: number, lanes: number): boolean =>
  memory >= 8 * lanes && memory <= most.memory && time <= most.time && lanes <= most.lanes;
