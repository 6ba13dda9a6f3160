import type { PartOfDay } from '#domain/greeting.ts';

export const dashboard = {
  title: 'Dashboard',
  preparing: 'Preparing your dashboard',
  greeting: {
    morning: 'Good morning,',
    afternoon: 'Good afternoon,',
    evening: 'Good evening,',
  } satisfies Record<PartOfDay, string>,
  guest: 'Valued Guest',
  inDubai: (time: string) => `Dubai, ${time}`,
  home: 'Home',
  profile: 'Profile and security',
  shortcuts: 'Shortcuts',
  account: 'Your account',
  email: 'Email',
  emailChanging: (address: string) => `Waiting for ${address}`,
  since: 'With us since',
  factor: 'Second factor',
  factorOn: 'On',
  factorOff: 'Off',
  factorNote: 'Asked for on every new device',
  factorNudge: 'A password alone can be guessed',
  manage: 'Manage',
  setUp: 'Set it up',
  failed: 'We could not read your account',
};
