import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { openPainters, type Painting, patience } from '#server/storage/pictures/painters.ts';

const program = fileURLToPath(new URL('./hung-process-testing.ts', import.meta.url));

const white = sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } }).png();

const taskOf = (picture: Uint8Array): Painting => ({
  picture,
  type: 'png',
  form: { width: 2, height: 2, resize: 'cover', quality: 80 },
  to: 'png',
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Its number, of a process that waits for the next picture. */
async function named(painters: ReturnType<typeof openPainters>) {
  const told = await painters.paint(taskOf(Buffer.from('say who you are')));
  const pid = 'refusal' in told ? Number(told.refusal) : Number.NaN;
  assert.ok(isAlive(pid));
  return pid;
}

test('a picture whose drawing hangs is given up after a while, and its process is killed', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const painters = openPainters(program);
  t.after(painters.end);
  const pid = await named(painters);
  const hung = painters.paint(taskOf(await white.toBuffer()));
  t.mock.timers.tick(patience - 1);
  assert.ok(isAlive(pid));
  t.mock.timers.tick(1);
  assert.deepEqual(await hung, { refusal: 'This picture takes too long to resize' });
  while (isAlive(pid)) await setImmediate();
  assert.notEqual(await named(painters), pid, 'the next one is drawn by another process');
});
