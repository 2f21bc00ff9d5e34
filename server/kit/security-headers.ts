import type { FastifyHelmetOptions } from '@fastify/helmet'

/** The camera takes photos of papers; nothing else of the device is asked for. */
export const permissionsPolicy = 'camera=(self), microphone=(), geolocation=()'

/** Nothing but our own files runs; styles that the interface makes carry the page's nonce. */
export const securityHeaders = (publicUrl: string): FastifyHelmetOptions => ({
  enableCSPNonces: true,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'no-referrer' },
  // On a hotel's plain-HTTP network the promise of HTTPS would lock people out.
  strictTransportSecurity: publicUrl.startsWith('https://') && { maxAge: 31_536_000 },
})
