import { Row, Specimen, Stack } from '#web/styleguide/specimen.tsx';
import type { StyleguideText } from '#web/styleguide/styleguide-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export function DialogSpecimen({ text }: { text: StyleguideText }) {
  const { dialog, sheet, form } = text;
  return (
    <Specimen label={text.groups.dialog} span="half">
      <Row>
        <Dialog
          trigger={<Button variant="outline">{dialog.open}</Button>}
          title={dialog.title}
          text={dialog.text}
          closeLabel={dialog.close}
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
          closeLabel={dialog.close}
          footer={<Button wide>{sheet.confirm}</Button>}
        >
          <Stack>
            <TextField label={form.name} placeholder={form.namePlaceholder} />
            <TextArea label={form.word} defaultValue={form.wordValue} />
          </Stack>
        </Sheet>
      </Row>
    </Specimen>
  );
}
