import { Ellipsis, Receipt, Route, Share2 } from 'lucide-react';
import { Fragment } from 'react';
import { DialogSpecimen } from '#web/styleguide/dialog-specimen.tsx';
import { Row, Specimen, SpecimenSection } from '#web/styleguide/specimen.tsx';
import type { StyleguideText } from '#web/styleguide/styleguide-text.ts';
import { Button } from '#web/ui/button.tsx';
import { notifications } from '#web/ui/constants.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { notify } from '#web/ui/notify.ts';
import { Popover } from '#web/ui/popover.tsx';
import { ScrollArea } from '#web/ui/scroll-area.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

const icon = { size: 18, strokeWidth: 1.5 };

export function OverlaySection({ text }: { text: StyleguideText }) {
  return (
    <SpecimenSection title={text.sections.overlays}>
      <DialogSpecimen text={text} />
      <Toasts text={text} />
      <Menus text={text} />
      <Specimen label={text.groups.scroll} span="half">
        <ScrollArea
          label={text.scroll.label}
          className="h-44 bg-raised shadow-[0_0_0_1px_var(--line)]"
        >
          <ul className="divide-y divide-line px-5">
            {text.scroll.lines.map((line) => (
              <li key={line} className="py-2.5 text-[0.9375rem]">
                {line}
              </li>
            ))}
          </ul>
        </ScrollArea>
      </Specimen>
    </SpecimenSection>
  );
}

function Toasts({ text: { groups, toasts } }: { text: StyleguideText }) {
  const buttons = [
    { label: toasts.success, show: () => notify.success(toasts.booked, toasts.bookedLine) },
    {
      label: toasts.info,
      show: () => notify.info(toasts.added, toasts.addedLine, <Route {...icon} />),
    },
    { label: toasts.warning, show: () => notify.warning(toasts.clash, toasts.clashLine) },
    { label: toasts.error, show: () => notify.error(toasts.failed, toasts.failedLine) },
  ];
  return (
    <Specimen label={groups.toasts} span="half">
      <Row>
        {buttons.map(({ label, show }) => (
          <Button key={label} size="small" variant="outline" onClick={show}>
            {label}
          </Button>
        ))}
      </Row>
      <p className="mt-4 text-caption text-ink-mute">
        {notifications.hotkeyLabel.split('+').map((key) => (
          <Fragment key={key}>
            <Kbd>{key}</Kbd>{' '}
          </Fragment>
        ))}
        {toasts.hint}
      </p>
    </Specimen>
  );
}

function Menus({ text: { groups, menus } }: { text: StyleguideText }) {
  const ignore = () => {};
  const first = [
    { id: 'share', label: menus.share, icon: <Share2 {...icon} />, onSelect: ignore },
    { id: 'invoice', label: menus.invoice, icon: <Receipt {...icon} />, onSelect: ignore },
    { id: 'move', label: menus.move, icon: <Route {...icon} />, disabled: true, onSelect: ignore },
  ];
  const last = [{ id: 'cancel', label: menus.cancel, danger: true, onSelect: ignore }];
  return (
    <Specimen label={groups.menus} span="half">
      <Row>
        <Menu
          trigger={
            <IconButton label={menus.open} icon={<Ellipsis {...icon} />} variant="outline" />
          }
          groups={[
            { id: 'do', items: first },
            { id: 'end', items: last },
          ]}
        />
        <Popover
          label={menus.popoverLabel}
          trigger={
            <Button size="small" variant="outline">
              {menus.popover}
            </Button>
          }
        >
          <p className="text-[0.9375rem] leading-normal text-ink-soft">{menus.popoverText}</p>
        </Popover>
      </Row>
      <Row>
        <Tooltip text={menus.tooltipOneText}>
          <Button variant="quiet">{menus.tooltipOne}</Button>
        </Tooltip>
        <Tooltip text={menus.tooltipTwoText}>
          <Button variant="quiet">{menus.tooltipTwo}</Button>
        </Tooltip>
      </Row>
    </Specimen>
  );
}
