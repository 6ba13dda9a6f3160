import type { PagePayload } from '#contract/pages/pages.ts';
import { addresses } from '#web/shell/addresses.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** The call that closes a page, on the desert at dusk (at night in the dark theme). */
export function FooterCall({ payload }: { payload: PagePayload }) {
  const { call } = payload.chrome.footer;
  const art = `${payload.artBase}/pages/footer`;
  const picture = { light: `${art}.dusk.svg`, dark: `${art}.night.svg`, alt: '' };
  return (
    <div className="footer-call">
      <Picture picture={picture} className="absolute inset-0 -z-2" />
      <div className="wrap relative">
        <Heading level={2} size="h1" className="max-w-[11em]">
          {call.title}
        </Heading>
        <div className="mt-8.5 flex flex-wrap gap-4">
          <ButtonLink to={addresses.signUp} variant="inverse">
            {call.primary}
          </ButtonLink>
          <ConsultationLink subject={call.secondary} variant="inverse-outline">
            {call.secondary}
          </ConsultationLink>
        </div>
      </div>
    </div>
  );
}
