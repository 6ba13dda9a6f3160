import { Ellipsis, Receipt, Route, Share2 } from 'lucide-react';
import { Fragment } from 'react';
import { Row, Specimen, SpecimenSection, Stack } from '#web/styleguide/specimen.tsx';
import type { StyleguideText } from '#web/styleguide/texts.ts';
import { notifications } from '#web/ui/constants.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { notify } from '#web/ui/notify.ts';
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Tooltip, TooltipProvider } from '#web/ui/overlays/tooltip.tsx';
import { ScrollArea } from '#web/ui/panel/scroll-area.tsx';

const icon = { size: 18, strokeWidth: 1.5 };

export const OverlaySection = ({ text }: { text: StyleguideText }) => (
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
      </Row>
      <Row>
        <TooltipProvider>
          <Tooltip text={menus.tooltipOneText}>
            <Button variant="quiet">{menus.tooltipOne}</Button>
          </Tooltip>
          <Tooltip text={menus.tooltipTwoText}>
            <Button variant="quiet">{menus.tooltipTwo}</Button>
          </Tooltip>
        </TooltipProvider>
      </Row>
    </Specimen>
  );
}

function DialogSpecimen({ text }: { text: StyleguideText }) {
  const { dialog, sheet, form } = text;
  return (
    <Specimen label={text.groups.dialog} span="half">
      <Row>
        <Dialog
          trigger={<Button variant="outline">{dialog.open}</Button>}
          title={dialog.title}
          text={dialog.text}
        >
          <Stack>
            <TextField label={form.email} type="email" defaultValue={form.emailValue} />
            <DialogClose asChild>
              <Button wide>{dialog.submit}</Button>
            </DialogClose>
            <p className="text-caption text-ink-mute">{dialog.small}</p>
          </Stack>
        </Dialog>
        <Sheet
          trigger={<Button variant="outline">{sheet.open}</Button>}
          title={sheet.title}
          footer={<Button wide>{sheet.confirm}</Button>}
        >
          <Stack>
            <TextField label={form.name} placeholder={form.namePlaceholder} />
            <ListField
              label={form.area}
              placeholder={form.areaPlaceholder}
              options={form.areas.map((name) => ({ value: name, label: name }))}
            />
            <TextArea label={form.word} defaultValue={form.wordValue} />
          </Stack>
        </Sheet>
      </Row>
    </Specimen>
  );
}
