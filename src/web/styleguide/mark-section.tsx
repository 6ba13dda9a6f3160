import { useState } from 'react';
import { Row, Specimen, SpecimenSection, Stack } from '#web/styleguide/specimen.tsx';
import type { StyleguideText } from '#web/styleguide/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Chips, ToggleChip } from '#web/ui/controls/chips.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { Status, StatusDot } from '#web/ui/status.tsx';

const tones = ['success', 'warning', 'danger', 'info', 'neutral'] as const;

export const MarkSection = ({ text }: { text: StyleguideText }) => (
  <SpecimenSection title={text.sections.marks}>
    <Specimen label={text.groups.badges}>
      <Badges text={text} />
    </Specimen>
    <Specimen label={text.groups.statuses}>
      <Statuses text={text} />
    </Specimen>
    <Specimen label={text.groups.avatars}>
      <People text={text} />
    </Specimen>
    <Specimen label={text.groups.chips} span="full">
      <ChipSets text={text} />
    </Specimen>
  </SpecimenSection>
);

export const Badges = ({ text: { badges } }: { text: StyleguideText }) => (
  <Row>
    <Badge>{badges.exclusive}</Badge>
    <Badge variant="hot-deal">{badges.hotDeal}</Badge>
    <Badge variant="fully-booked">{badges.fullyBooked}</Badge>
    <Badge variant="most-popular">{badges.mostPopular}</Badge>
    <Rating value="4.9" label={badges.rating} />
  </Row>
);

export const Statuses = ({ text: { status } }: { text: StyleguideText }) => (
  <>
    <Row>
      {tones.map((tone) => (
        <Status key={tone} tone={tone}>
          {status[tone]}
        </Status>
      ))}
    </Row>
    <Row>
      {tones.map((tone) => (
        <StatusDot key={tone} tone={tone}>
          {status[tone]}
        </StatusDot>
      ))}
    </Row>
  </>
);

function People({ text: { people } }: { text: StyleguideText }) {
  const here = { state: 'here', label: people.here } as const;
  const away = { state: 'away', label: people.away } as const;
  const off = { state: 'off', label: people.off } as const;
  return (
    <Row>
      <Avatar initials="LH" name={people.layla} size="small" />
      <Avatar initials="KH" name={people.karim} presence={away} />
      <Avatar initials="SM" name={people.sara} size="large" presence={here} />
      <Avatar initials="SM" name={people.sara} presence={off} />
    </Row>
  );
}

export function ChipSets({ text: { chips } }: { text: StyleguideText }) {
  const [category, setCategory] = useState('all');
  const [wishes, setWishes] = useState({ sunset: true, quiet: false });
  const options = Object.entries(chips.options).map(([value, label]) => ({ value, label }));
  return (
    <Stack>
      <Chips label={chips.label} options={options} value={category} onChange={setCategory} />
      <div className="flex flex-wrap gap-2">
        {(['sunset', 'quiet'] as const).map((wish) => (
          <ToggleChip
            key={wish}
            pressed={wishes[wish]}
            onClick={() => setWishes({ ...wishes, [wish]: !wishes[wish] })}
          >
            {chips[wish]}
          </ToggleChip>
        ))}
        <ToggleChip pressed={false} disabled>
          {chips.unavailable}
        </ToggleChip>
      </div>
    </Stack>
  );
}
