import { addressOf, type PagePayload } from '#contract/pages/pages.ts';

/** The house and its site, as schema.org describes them. */
export function houseFacts({ publicUrl, language, chrome }: PagePayload): object {
  const { brand, footer } = chrome;
  const url = publicUrl + addressOf(language, '/');
  const house = {
    '@type': 'Organization',
    '@id': `${publicUrl}/#house`,
    name: brand,
    url,
    logo: `${publicUrl}/favicon.svg`,
    email: footer.email,
    telephone: footer.phone,
    address: footer.addressLines.join(', '),
    sameAs: footer.social.map((link) => link.url).filter((address) => address.startsWith('http')),
  };
  const site = {
    '@type': 'WebSite',
    name: brand,
    url,
    inLanguage: language,
    publisher: { '@id': house['@id'] },
  };
  return { '@context': 'https://schema.org', '@graph': [house, site] };
}
