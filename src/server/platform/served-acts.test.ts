/** What changes something does so in one act: one moment, one actor, its key and its version. */
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Endpoint } from '#contract/endpoint.ts';

const root = join(import.meta.dirname, '../../..');
const isTest = (path: string) => /\.test\.ts$|testing/.test(path);

async function* modules(pattern: string) {
  for await (const path of glob(pattern, { cwd: root })) if (!isTest(path)) yield path;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'shape' in value;

/** `family.add`, as the routes call it, of everything that is not only read. */
async function changing(): Promise<string[]> {
  const names: string[] = [];
  for await (const path of modules('src/contract/**/*.ts')) {
    const exported: Record<string, unknown> = await import(join(root, path));
    for (const [group, members] of Object.entries(exported))
      if (typeof members === 'object' && members !== null)
        for (const [name, member] of Object.entries(members))
          if (isEndpoint(member) && member.method !== 'GET') names.push(`${group}.${name}`);
  }
  return names.toSorted();
}

/** Every endpoint that a door of platform/act.ts is told of, by whatever name a feature calls its own. */
async function acted(): Promise<Set<string>> {
  const doors = /(?:\b(?!serve\b)\w+|\))\(\s*(?:services,\s*)?(\w+\.\w+),/g;
  const found = new Set<string>();
  for await (const path of modules('src/server/**/*.ts')) {
    const text = await readFile(join(root, path), 'utf8');
    if (/\/act\.ts'/.test(text)) for (const [, name = ''] of text.matchAll(doors)) found.add(name);
  }
  return found;
}

/** What does not change a row of its asker in one transaction, and why. */
const others: Record<string, string> = {
  'account.createRecoveryCodes': 'the sign-in service: its own transaction and its own log',
  'account.endSession': 'the sign-in service',
  'account.prove': 'the sign-in service: counts guesses, whatever becomes of the proof',
  'account.useRecoveryCode': 'the sign-in service: counts guesses, whatever becomes of the code',
  'appointments.find': 'only reads: a secret does not stand in an address',
  'bookings.changeQuote': 'only reads: a wish has a body',
  'bookings.quote': 'only reads: a wish has a body',
  'chatAssistant.ask': 'answers in a stream; what was said is kept when it ends',
  'consultations.find': 'only reads: a secret does not stand in an address',
  'conversations.end': 'it does: one loop serves four of them',
  'conversations.handBack': 'it does: one loop serves four of them',
  'conversations.mail': 'it does: one loop serves four of them',
  'conversations.stay': 'it does: one loop serves four of them',
  'mandates.find': 'only reads: a secret does not stand in an address',
  'memberships.changeQuote': 'only reads: a wish has a body',
  'sandbox.token': 'a card of the practice processor, which has its own book',
};

test('every endpoint that changes something goes through `act`, or says here why not', async () => {
  const through = await acted();
  const without = (await changing()).filter((name) => !through.has(name));
  assert.deepEqual(without, Object.keys(others).toSorted());
});
