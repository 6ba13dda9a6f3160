import { Row, Specimen, SpecimenSection } from '#web/styleguide/specimen.tsx';
import type { StyleguideText } from '#web/styleguide/styleguide-text.ts';
import { Heading } from '#web/ui/heading.tsx';
import { Lattice } from '#web/ui/lattice.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

export function BrandSection({ text }: { text: StyleguideText }) {
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
