/**
 * Libraries that few houses and few requests need. Each weighs megabytes of memory, so each is loaded
 * when it is first used; from then on the module cache answers.
 */
export const loadSaml = () => import('@node-saml/node-saml');

export const loadXml = () => import('@node-saml/node-saml/lib/xml.js');

export const loadWebauthn = () => import('@simplewebauthn/server');

export const loadOtp = () => import('otpauth');

export const loadQrCode = () => import('qrcode');
