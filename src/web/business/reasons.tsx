import type { BusinessContent } from '#contract/business.ts';
import { useText } from '#web/i18n/use-text.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { paper } from '#web/ui/print-card.tsx';

type Shown = Pick<BusinessContent, 'reasons' | 'reasonsPicture'>;

export function Reasons({ reasons, reasonsPicture }: Shown) {
  const { t } = useText();
  return (
    <BelowFold className="wrap grid items-center gap-x-16 gap-y-9 pb-(--section) desk:grid-cols-2">
      <div className={paper}>
        <Plate>
          <Picture picture={reasonsPicture} />
        </Plate>
      </div>
      <div>
        <Heading level={2} size="h2" className="mb-6">
          {t.business.reasons.title}
        </Heading>
        <dl>
          {reasons.map((reason) => (
            <div
              key={reason.id}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 tablet:grid-cols-[13rem_1fr]"
            >
              <dt className="font-display text-[1.375rem] leading-[1.2] [&:lang(ar)]:leading-[1.45]">
                {reason.title}
              </dt>
              <dd className="text-[0.9375rem] leading-[1.55] text-ink-soft">{reason.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </BelowFold>
  );
}
