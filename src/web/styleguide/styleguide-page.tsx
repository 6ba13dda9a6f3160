import { useState } from 'react';
import { addressOf, type PagePayload } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { directionOf } from '#domain/localise.ts';
import { otherLanguage } from '#web/i18n/locale.ts';
import { useText } from '#web/i18n/use-text.ts';
import { chooseTheme, readTheme, type Theme, themes } from '#web/platform/theme.ts';
import { ActionSection } from '#web/styleguide/action-section.tsx';
import { FormSection } from '#web/styleguide/form-section.tsx';
import { MarkSection } from '#web/styleguide/mark-section.tsx';
import { OverlaySection } from '#web/styleguide/overlay-section.tsx';
import { PrintSection } from '#web/styleguide/print-section.tsx';
import { Row, Specimen, SpecimenSection } from '#web/styleguide/specimen.tsx';
import { StateSection } from '#web/styleguide/state-section.tsx';
import { StructureSection } from '#web/styleguide/structure-section.tsx';
import { type StyleguideText, styleguideText as text } from '#web/styleguide/texts.ts';
import { TwinSection } from '#web/styleguide/twin-section.tsx';
import { Calendar, type DayRange } from '#web/ui/calendar/calendar.tsx';
import { Chips } from '#web/ui/controls/chips.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { Lattice } from '#web/ui/pictures/lattice.tsx';
import { Mark } from '#web/ui/pictures/mark.tsx';

const bookedDays = ['2026-11-05', '2026-11-10', '2026-11-15', '2026-11-21', '2026-11-27'];

function TimeSection({ text, language }: { text: StyleguideText; language: Language }) {
  const { calendar, groups } = text;
  const [day, setDay] = useState<string | undefined>('2026-11-27');
  const [nights, setNights] = useState<DayRange | undefined>({
    from: '2026-11-15',
    to: '2026-11-18',
  });
  const common = {
    language,
    today: '2026-11-12',
    booked: { days: bookedDays, label: calendar.booked },
  };
  return (
    <SpecimenSection title={text.sections.time}>
      <Specimen label={groups.range} span="half">
        <div lang={language}>
          <Calendar
            {...common}
            mode="range"
            label={calendar.rangeLabel}
            value={nights}
            onChange={setNights}
          />
        </div>
      </Specimen>
      <Specimen label={groups.single} span="half">
        <div lang={language}>
          <Calendar
            {...common}
            mode="single"
            label={calendar.label}
            value={day}
            onChange={setDay}
            earliest="2026-11-12"
            taken={['2026-11-20', '2026-11-28']}
          />
        </div>
      </Specimen>
    </SpecimenSection>
  );
}

export function StyleguidePage({ payload }: { payload: PagePayload }) {
  const { language } = useText();
  // Real posters for the specimens: those of the top bar's panels.
  const pictures = payload.chrome.navigation.map((item) => item.picture);
  return (
    <div
      lang="en"
      className="mx-auto max-w-[calc(96rem+2*var(--gutter))] px-(--gutter) pt-[calc(var(--nav-h)+3rem)] pb-40"
    >
      <SectionHead level={1} size="h1" title={text.title} text={text.intro} />
      <Toolbar text={text} language={language} />
      <ActionSection text={text} />
      <FormSection text={text} />
      <MarkSection text={text} />
      <OverlaySection text={text} />
      <PrintSection text={text} pictures={pictures} />
      <StateSection text={text} picture={pictures[0]} />
      <StructureSection text={text} />
      <TimeSection text={text} language={language} />
      <BrandSection text={text} />
      <TwinSection text={text} />
    </div>
  );
}

function BrandSection({ text }: { text: StyleguideText }) {
  const { groups, head } = text;
  return (
    <SpecimenSection title={text.sections.brand}>
      <Specimen label={groups.type} span="full">
        <SectionHead level={4} label={head.label} title={head.title} text={head.text} />
      </Specimen>
      <Specimen label={groups.mark}>
        <Row>
          <Mark className="size-18" />
          <Mark />
          <Mark cut="small" className="size-8.5" />
          <Mark cut="small" className="size-5" />
        </Row>
      </Specimen>
      <Specimen label={groups.lattice} span="wide">
        <div className="grid gap-4 tablet:grid-cols-2">
          <div className="relative overflow-hidden rounded-plate bg-deep p-8 text-inverse">
            <Lattice inverse fade="end" />
            <Heading level={4} size="h4" className="relative">
              {text.lattice}
            </Heading>
          </div>
          <div className="relative min-h-32 overflow-hidden rounded-plate bg-raised shadow-[0_0_0_1px_var(--line)]">
            <Lattice step={46} fade="middle" />
          </div>
        </div>
      </Specimen>
    </SpecimenSection>
  );
}

/** Overlays hang on the document, so the theme and the direction are changed there, as everywhere. */
function Toolbar({ text, language }: { text: StyleguideText; language: Language }) {
  const { toolbar } = text;
  const [theme, setTheme] = useState<Theme>(readTheme);
  const other = otherLanguage(language);
  const choose = (chosen: Theme) => {
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return (
    <section
      aria-label={toolbar.label}
      className="sticky top-(--nav-h) z-10 -mx-(--gutter) flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y border-line bg-surface px-(--gutter) py-2"
    >
      <Chips
        label={toolbar.theme}
        options={themes.map((value) => ({ value, label: toolbar[value] }))}
        value={theme}
        onChange={choose}
      />
      <a
        href={addressOf(other, '/styleguide')}
        className="inline-flex min-h-11 items-center border-b border-brass-fill px-1"
      >
        {text.otherDirection[directionOf(language)]}
      </a>
    </section>
  );
}
