import { readReturn, type ScreenAddress, withoutReturn } from '#web/platform/auth/return.ts';

const dashboard = '/dashboard';

/** Where to go after signing in: a path of this site, as it was asked for, or the dashboard. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next');
  // A second slash, or what browsers read as one, would lead to another site.
  return next && /^\/(?![/\\])[^\\]*$/.test(next) ? next : dashboard;
}

/** The sign-in screen, knowing the way back and what the link that led here had to say. */
export function signInAddress(place: ScreenAddress): string {
  const next = withoutReturn(place);
  const returned = readReturn(place);
  const asked = new URLSearchParams({
    ...(next !== dashboard && { next }),
    ...(returned && { link: returned.link }),
    ...(returned?.reason && { reason: returned.reason }),
  });
  return asked.size > 0 ? `/auth?${asked}` : '/auth';
}
