import type { PagePayload } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ActionSection } from '#web/styleguide/action-section.tsx';
import { BrandSection } from '#web/styleguide/brand-section.tsx';
import { FormSection } from '#web/styleguide/form-section.tsx';
import { MarkSection } from '#web/styleguide/mark-section.tsx';
import { OverlaySection } from '#web/styleguide/overlay-section.tsx';
import { PrintSection } from '#web/styleguide/print-section.tsx';
import { StateSection } from '#web/styleguide/state-section.tsx';
import { StructureSection } from '#web/styleguide/structure-section.tsx';
import { styleguideTexts } from '#web/styleguide/styleguide-text.ts';
import { TimeSection } from '#web/styleguide/time-section.tsx';
import { Toolbar } from '#web/styleguide/toolbar.tsx';
import { TwinSection } from '#web/styleguide/twin-section.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

export function StyleguidePage({ payload }: { payload: PagePayload }) {
  const { language } = useText();
  const text = styleguideTexts[language];
  // Real posters for the specimens: those of the top bar's panels.
  const pictures = payload.chrome.navigation.map((item) => item.picture);
  return (
    <div className="mx-auto max-w-[calc(96rem+2*var(--gutter))] px-(--gutter) pt-[calc(var(--nav-h)+3rem)] pb-40">
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
