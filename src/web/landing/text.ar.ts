import type { landing as english } from '#web/landing/text.en.ts';

export const landing: typeof english = {
  title: (brand, headline) => `${brand}: ${headline}`,
  servicesLabel: 'ما نرتّبه لك',
  servicesLead: 'مدير واحد وستة اختصاصات. اختر من أين تبدأ، ويُرتَّب الباقي من حولك.',
};
