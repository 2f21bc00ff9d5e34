import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { Rupees } from '#contract/kit/money.ts'
import { Percent } from '#contract/kit/percent.ts'

const transform = createJsonSchemaTransform({
  zodToJsonConfig: {
    // The program uses paise and hundredths of a percent; clients send and receive rupees and percent.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === Rupees || zodSchema === Percent) Object.assign(jsonSchema, { type: 'number', multipleOf: 0.01 })
    },
  },
})

const fileOfUpload = { type: 'string', contentMediaType: 'application/octet-stream', description: 'Only in a form.' }
const retryKey = {
  type: 'string',
  pattern: '^[\\w-]{8,100}$',
  description: 'A request that is repeated with the same key is done once, and gets the first answer.',
}

/** Adds to the document what no schema of the contract checks: the key of a retry, and the file of an upload. */
const withTransport: typeof transform = (given) => {
  const { schema, url } = transform(given)
  const { upload } = given.route.config ?? {}
  const body = schema.body as { properties?: object } | undefined
  return {
    schema: {
      ...schema,
      ...(given.route.method !== 'GET' && {
        headers: { type: 'object', properties: { 'idempotency-key': retryKey } },
      }),
      ...(upload && { body: { ...body, properties: { ...body?.properties, [upload.field]: fileOfUpload } } }),
    },
    url,
  }
}

/** The OpenAPI document of all routes, and pages that show it. */
export const apiDocs = (version: string) =>
  Object.assign(
    async (app: FastifyInstance) => {
      await app.register(fastifySwagger, {
        openapi: {
          openapi: '3.1.0',
          info: { title: 'Sarai', version, description: 'The back office of a hotel or guest house.' },
          components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
        },
        transform: withTransport,
      })
      app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
      await app.register(fastifySwaggerUi, { routePrefix: '/docs', indexPrefix: '/api' })
    },
    // Not encapsulated, so that the document contains the routes registered beside it.
    { [Symbol.for('skip-override')]: true },
  )
