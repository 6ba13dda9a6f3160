import type { Topic } from '#contract/appointments/appointments.ts';

/** The service a page belongs to, by the first word of its address. */
const services: Record<string, Topic> = {
  'real-estate': 'real-estate',
  business: 'business',
  schooling: 'schooling',
  vip: 'vip',
  bookings: 'travel',
};

/** What somebody on this page most likely wants to talk about. */
export function topicAt(pathname: string): Topic {
  const [first = ''] = pathname
    .replace(/^\/ar(?=\/|$)/, '')
    .split('/')
    .filter(Boolean);
  return services[first] ?? 'general';
}
