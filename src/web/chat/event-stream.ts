/** Server-sent events as they come out of a fetch: a stream that a POST has asked for. */
interface StreamEvent {
  event: string;
  data: string;
}

/** One after the other; what is cut between two pieces of the line waits for the second. */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = `${rest}${value}`.split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    // Whoever stops listening also hangs up.
    await reader.cancel().catch(() => undefined);
  }
}

function readBlock(block: string): StreamEvent | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^(\w+):\s?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined;
}
