import { z } from 'zod';
import { refuseInput } from '#server/auth/failure.ts';
import { loadXml } from '#server/auth/libraries.ts';

const issuer = z.tuple([z.object({ _: z.string() })]);

const Answer = z.object({
  Response: z.object({
    Issuer: issuer.optional(),
    Assertion: z.array(z.object({ Issuer: issuer })).optional(),
  }),
});

/** Who says to have sent it: only which keys to check it with is chosen by that. */
export async function issuerOfAnswer(encoded: string): Promise<string> {
  const xml = Buffer.from(encoded, 'base64').toString('utf8');
  const { parseXml2JsFromString } = await loadXml();
  const parsed = Answer.safeParse(await parseXml2JsFromString(xml).catch(() => undefined));
  const { Issuer, Assertion = [] } = parsed.data?.Response ?? {};
  const named = Issuer ?? Assertion[0]?.Issuer;
  return named?.[0]._ ?? refuseInput('SAML Assertion is not valid: it names no issuer');
}
