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
        transform,
      })
      app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
      await app.register(fastifySwaggerUi, { routePrefix: '/docs', indexPrefix: '/api' })
    },
    // Not encapsulated, so that the document contains the routes registered beside it.
    { [Symbol.for('skip-override')]: true },
  )
