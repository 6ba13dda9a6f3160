import type { ReactNode } from 'react';
import type { ProfileFacts } from '#contract/profile/facts.ts';
import { useText } from '#web/i18n/use-text.ts';

/** How the client likes things, as they said it themselves; what they did not say takes no room. */
export function ClientProfile({ profile }: { profile: ProfileFacts }) {
  const { t } = useText();
  const words = t.deskClients.profile;
  const likes = useLikes(profile);
  const { family, emergency } = profile;
  if (likes.length + family.length + emergency.length === 0) return null;
  return (
    <Fold title={words.title}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5">
        {likes.map(([name, value]) => (
          <Line key={name} name={name}>
            {value}
          </Line>
        ))}
        {family.length > 0 && (
          <Line name={words.family}>
            {family.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </Line>
        )}
        {emergency.map(({ name, phone, relation }) => (
          <Line key={phone} name={words.emergency}>
            <bdi>{name}</bdi>
            {relation && `, ${relation}`}{' '}
            <a href={`tel:${phone}`} className="hover:text-brass">
              <bdi>{phone}</bdi>
            </a>
          </Line>
        ))}
      </dl>
    </Fold>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-mute">{name}</dt>
    <dd className="min-w-0 break-words text-ink-soft">{children}</dd>
  </>
);

function Member({ member }: { member: ProfileFacts['family'][number] }) {
  const { t } = useText();
  const { name, relation, age, schoolYear, needs } = member;
  const facts = [t.family.relations[relation], age, schoolYear, needs].filter(Boolean);
  return (
    <span className="block">
      <bdi>{name}</bdi>
      <span className="text-ink-mute"> · {facts.join(' · ')}</span>
    </span>
  );
}

/** Everything that was said, with its name, in the order the desk needs it. */
function useLikes(profile: ProfileFacts): [name: string, value: string][] {
  const { t, format } = useText();
  const { options, fieldNames: names } = t.profile.info;
  const { title, channel, hours, languages, diet, allergies, seat, dates, address } = profile;
  const { cars, hotels, drinks, interests } = profile;
  const place = address && [address.label, address.building, address.area, address.city];
  const said: [string | undefined, string | null | undefined | false][] = [
    [names.title, title && options.titles[title]],
    [names.channel, channel && options.channels[channel]],
    [names.hours, hours && `${hours.from} – ${hours.to}`],
    [names.languages, languages.map((each) => options.spoken[each]).join(', ')],
    [names.diet, diet.map((each) => options.diet[each]).join(', ')],
    [names.allergies, allergies],
    [names.seat, seat && options.seats[seat]],
    [names.cars, cars],
    [names.hotels, hotels],
    [names.drinks, drinks],
    [names.interests, interests.map((each) => options.interests[each]).join(', ')],
    [names.dates, dates.map((date) => `${date.title}, ${format.day(date.day)}`).join('; ')],
    [names.addresses, place?.filter(Boolean).join(', ')],
    [t.profile.info.fields.makani, address?.makani],
    [t.profile.info.fields.access, address?.access],
  ];
  return said.flatMap(([name = '', value]) => (value ? [[name, value]] : []));
}

/** A part of the client's column that can be put away; open, because it is there to be read. */
const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details open className="border-b border-line py-3.5 text-[0.8125rem] leading-normal">
    <summary className="mb-2 cursor-pointer font-semibold">{title}</summary>
    {children}
  </details>
);
