import type { ReactNode } from 'react';
import type { ContactContent } from '#contract/company.ts';
import type { PageFooter } from '#contract/pages/pages.ts';
import { MailLink } from '#web/company/prose.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { capitals } from '#web/ui/panel/section-label.tsx';

/** Every way to reach the house, from the one most people take to the one few need. */
export function ContactFacts({ content, footer }: { content: ContactContent; footer: PageFooter }) {
  const { t } = useText();
  return (
    <dl className="self-start">
      <Fact name={t.company.address}>
        <address className="not-italic">
          {footer.addressLines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Fact>
      <Fact name={t.company.telephone}>
        <a
          href={`tel:${footer.phone.replaceAll(' ', '')}`}
          className="border-b border-brass-fill hover:text-brass"
        >
          <bdi className="tnum">{footer.phone}</bdi>
        </a>
      </Fact>
      <Fact name={t.company.email}>
        <MailLink email={footer.email} />
      </Fact>
      <Fact name={t.company.hours}>{content.hours}</Fact>
      <Fact name={t.company.desks}>
        <Desks desks={content.desks} />
      </Fact>
      {content.social.length > 0 && (
        <Fact name={t.company.social}>
          <Social social={content.social} />
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-line py-6 not-first:border-t">
    <dt className={`text-ink-mute ${capitals}`}>{name}</dt>
    <dd className="mt-2 text-[1.0625rem] leading-[1.7]">{children}</dd>
  </div>
);

function Desks({ desks }: { desks: ContactContent['desks'] }) {
  const { t } = useText();
  return (
    <ul className="grid gap-1.5">
      {desks.map(({ id, email }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6">
          <span className="text-ink-soft">{t.company.desk[id]}</span>
          <span>
            <MailLink email={email} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Social({ social }: { social: ContactContent['social'] }) {
  const { t } = useText();
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {social.map(({ id, url }) => (
        <li key={id}>
          <a href={url} rel="noreferrer" className="border-b border-brass-fill hover:text-brass">
            {t.shell.social[id] ?? id}
          </a>
        </li>
      ))}
    </ul>
  );
}
