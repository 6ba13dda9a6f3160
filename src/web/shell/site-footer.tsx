import { Link } from 'react-router';
import type { PageFooter, PagePayload } from '#contract/pages/pages.ts';
import type { SocialLink } from '#contract/pages/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { LogoLink } from '#web/shell/logo-link.tsx';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { capitals } from '#web/ui/panel/section-label.tsx';
import { Icon, isIcon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

export function SiteFooter({ payload }: { payload: PagePayload }) {
  const { t } = useText();
  const { footer } = payload.chrome;
  return (
    <BelowFold as="footer">
      <FooterCall payload={payload} />
      <div className="bg-abyss pt-18 pb-8 max-[75rem]:pb-20 text-[.9375rem] text-inverse-soft">
        <div className="wrap">
          <div className="grid grid-cols-2 gap-12 tablet:grid-cols-[2fr_1fr_1fr]">
            <AddressBlock footer={footer} />
            <nav aria-label={t.shell.footerNavigation} className="contents">
              {footer.columns.map(({ title, links }) => (
                <div key={title}>
                  <h3 className={`mb-4.5 font-text! text-[#DDB67A] ${capitals}`}>{title}</h3>
                  <ul>
                    {links.map(({ label, path }) => (
                      <li key={path}>
                        <Link to={path} className="inline-block py-1 hover:text-inverse">
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          </div>
          <LegalLine footer={footer} />
        </div>
      </div>
    </BelowFold>
  );
}

const AddressBlock = ({ footer }: { footer: PageFooter }) => (
  <div className="col-span-2 tablet:col-span-1">
    <div className="text-inverse">
      <LogoLink />
    </div>
    <address className="mt-6 not-italic">
      {footer.addressLines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <div className="mt-4 flex flex-col items-start">
        <a href={`tel:${footer.phone.replaceAll(' ', '')}`} className="hover:text-inverse">
          <bdi>{footer.phone}</bdi>
        </a>
        <a href={`mailto:${footer.email}`} className="hover:text-inverse">
          {footer.email}
        </a>
      </div>
    </address>
    <ul className="mt-3.5 -ms-3 flex text-inverse">
      {footer.social.map((link) => (
        <li key={link.id}>
          <SocialButton link={link} />
        </li>
      ))}
    </ul>
  </div>
);

/** A link that is not set leads to the contact page. */
function SocialButton({ link: { id, url } }: { link: SocialLink }) {
  const { t } = useText();
  const name = t.shell.social[id] ?? id;
  const sign = isIcon(id) ? <Icon name={id} /> : name;
  const look = 'grid size-11 place-items-center';
  if (!url.startsWith('http')) {
    return (
      <Link to={addresses.contact} aria-label={name} className={look}>
        {sign}
      </Link>
    );
  }
  return (
    <a href={url} rel="noreferrer" aria-label={name} className={look}>
      {sign}
    </a>
  );
}

const LegalLine = ({ footer }: { footer: PageFooter }) => (
  <div className="mt-14 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line-inverse pt-6 text-caption">
    <span>{footer.copyright}</span>
    <div className="flex flex-wrap items-center gap-6">
      <ThemeSwitch />
      {footer.legalLinks.map(({ label, path }) => (
        <Link key={path} to={path} className="py-1 hover:text-inverse">
          {label}
        </Link>
      ))}
    </div>
  </div>
);

/** The call that closes a page, on the desert at dusk (at night in the dark theme). */
function FooterCall({ payload }: { payload: PagePayload }) {
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
