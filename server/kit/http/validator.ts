import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler as zodValidatorCompiler } from 'fastify-type-provider-zod'
import type { z } from '#contract/kit/z.ts'

/** Fastify passes a missing body as `null`; our schemas expect `undefined`. */
export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> = (route) => {
  const validate = zodValidatorCompiler(route)
  return (data: unknown) => validate(data ?? undefined)
}
