import { Link } from 'react-router';
import type { Footer, PagePayload } from '#contract/pages/pages.ts';
import type { SocialLink } from '#contract/pages/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/shell/addresses.ts';
import { FooterCall } from '#web/shell/footer-call.tsx';
import { Icon, isIcon } from '#web/shell/icon.tsx';
import { LogoLink } from '#web/shell/logo-link.tsx';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { BelowFold } from '#web/site/below-fold.tsx';
import { capitals } from '#web/ui/section-label.tsx';

export function SiteFooter({ payload }: { payload: PagePayload }) {
  const { t } = useText();
  const { footer } = payload.chrome;
  return (
    <BelowFold as="footer">
      <FooterCall payload={payload} />
      <div className="below-fold bg-abyss pt-18 pb-8 text-[.9375rem] text-inverse-soft">
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

function AddressBlock({ footer }: { footer: Footer }) {
  return (
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
}

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

function LegalLine({ footer }: { footer: Footer }) {
  return (
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
}
