import { z } from 'zod';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { loadXml } from '#server/auth/libraries.ts';

/** What an identity provider says of itself. */
interface IdpMetadata {
  entityId: string;
  /** Where browsers are sent to. */
  entryPoint: string;
  certificates: string[];
}

const attributes = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ $: z.object(shape) });

const Certificate = z.union([z.string(), z.object({ _: z.string() }).transform(({ _ }) => _)]);

const KeyDescriptor = z.object({
  $: z.object({ use: z.string().optional() }).optional(),
  KeyInfo: z.array(
    z.object({ X509Data: z.array(z.object({ X509Certificate: z.array(Certificate) })) }),
  ),
});

const Descriptor = z.object({
  EntityDescriptor: z.object({
    $: z.object({ entityID: z.string().min(1).max(1024) }),
    IDPSSODescriptor: z.tuple([
      z.object({
        KeyDescriptor: z.array(KeyDescriptor),
        SingleSignOnService: z.array(attributes({ Binding: z.string(), Location: z.url() })),
      }),
    ]),
  }),
});

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

export async function readMetadata(xml: string): Promise<IdpMetadata> {
  const parsed = Descriptor.safeParse(await parsedXml(xml));
  if (!parsed.success)
    return refuseInput('SAML Metadata must describe one identity provider with its keys');
  const { $, IDPSSODescriptor } = parsed.data.EntityDescriptor;
  const [{ KeyDescriptor: keys, SingleSignOnService: services }] = IDPSSODescriptor;
  const entryPoint = services.find((service) => service.$.Binding === redirectBinding)?.$.Location;
  if (!entryPoint || !/^https?:/.test(entryPoint))
    return refuseInput('SAML Metadata names no HTTP-Redirect single sign-on service');
  const certificates = keys
    .filter((key) => key.$?.use !== 'encryption')
    .flatMap(({ KeyInfo }) => KeyInfo.flatMap(({ X509Data }) => X509Data))
    .flatMap(({ X509Certificate }) => X509Certificate.map((text) => text.replace(/\s/g, '')));
  if (certificates.length === 0) refuseInput('SAML Metadata holds no signing certificate');
  return { entityId: $.entityID, entryPoint, certificates };
}

/** A document that declares its own entities wants to be read otherwise than it looks. */
async function parsedXml(xml: string): Promise<unknown> {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return undefined;
  const { parseXml2JsFromString } = await loadXml();
  return parseXml2JsFromString(xml).catch(() => undefined);
}

const mostBytes = 1024 * 1024;

/** Only when an administrator names the address. */
export async function fetchMetadata(address: string): Promise<string> {
  requireSafe(address);
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => refuseFetch('Unable to fetch', address));
  const text = response.ok ? await response.text() : '';
  if (text === '' || text.length > mostBytes)
    refuseFetch(`HTTP ${response.status} error fetching`, address);
  return text;
}

function requireSafe(address: string) {
  const url = URL.canParse(address)
    ? new URL(address)
    : refuseInput('metadata_url is not a valid URL');
  const isLocal = url.hostname === '127.0.0.1' || url.hostname === 'localhost';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))
    refuseInput('metadata_url is not a HTTPS URL');
}

const refuseFetch = (what: string, address: string): never =>
  refuseAuth(400, 'saml_metadata_fetch_failed', `${what} SAML Metadata from URL '${address}'`);
