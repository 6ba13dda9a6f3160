import { Star } from 'lucide-react';
import { Link } from 'react-router';
import type { CurriculumCard as Curriculum } from '#contract/schooling.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';
import { StarList } from '#web/ui/star-list.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

export function CurriculumCards({ curricula }: { curricula: Curriculum[] }) {
  const { t } = useText();
  return (
    <section className="pt-(--part)">
      <SectionHead title={t.schooling.curriculaTitle} text={t.schooling.curriculaLead} />
      <div className="grid gap-7 min-[77.5rem]:grid-cols-2">
        {curricula.map((curriculum) => (
          <CurriculumCard key={curriculum.slug} curriculum={curriculum} />
        ))}
      </div>
    </section>
  );
}

const CurriculumCard = ({ curriculum }: { curriculum: Curriculum }) => (
  <article className={classes(paper, 'tablet:flex-row')}>
    <Plate className="aspect-auto! h-38 shrink-0 tablet:h-auto tablet:w-54">
      <Picture picture={curriculum.picture} className="absolute inset-0" />
    </Plate>
    <div className="flex min-w-0 flex-1 flex-col px-3.5 pt-5 pb-3 tablet:ps-6.5 tablet:pe-4 tablet:pt-3 tablet:pb-2">
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={3} size="card">
          <Link
            to={`${curriculum.path}?curriculum=${curriculum.slug}`}
            className="hover:text-brass"
          >
            {curriculum.name}
          </Link>
        </Heading>
        <CurriculumRating value={curriculum.rating} />
      </div>
      <p className="mt-2 mb-3.5 text-[0.9375rem] leading-[1.55] text-ink-soft">
        {curriculum.description}
      </p>
      <StarList layout="stack" items={curriculum.highlights} className="mb-4.5" />
      <CurriculumFigures curriculum={curriculum} />
    </div>
  </article>
);

function CurriculumRating({ value }: { value: number }) {
  const { t, format } = useText();
  const figure = format.number(value);
  return (
    <span className="inline-flex items-center gap-1.5 text-[0.875rem] whitespace-nowrap">
      <Star size={13} className="fill-current text-brass-fill" />
      <span aria-hidden className="tnum">
        {figure}
      </span>
      <VisuallyHidden>{t.schooling.rated(figure)}</VisuallyHidden>
    </span>
  );
}

function CurriculumFigures({ curriculum }: { curriculum: Curriculum }) {
  const { t, format } = useText();
  const figures = [
    [t.schooling.schoolsInCity, format.number(curriculum.schools)],
    [t.schooling.averageFees, curriculum.fees],
  ];
  return (
    <dl className="mt-auto grid grid-cols-[auto_1fr] gap-9 border-t border-line pt-3.5">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-caption text-ink-mute">{label}</dt>
          <dd className="font-display text-[1.375rem] leading-[1.25] lining-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
