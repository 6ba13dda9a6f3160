import { Fragment } from 'react';
import { classes } from '#web/ui/classes.ts';

const mailAddress = /((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Long text at a readable measure; the mail addresses in it can be written to. */
export const Prose = ({ paragraphs, className }: { paragraphs: string[]; className?: string }) => (
  <div className={classes('grid max-w-read gap-4.5 text-[1.0625rem] leading-[1.7]', className)}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <WithMail text={paragraph} />
      </p>
    ))}
  </div>
);

const WithMail = ({ text }: { text: string }) =>
  text.split(mailAddress).map((part, place) => {
    // Splitting by a group puts what it matched at every odd place.
    if (place % 2 === 0) return <Fragment key={part}>{part}</Fragment>;
    return <MailLink key={part} email={part} />;
  });

export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className="border-b border-brass-fill hover:text-brass">
    <bdi>{email}</bdi>
  </a>
);
