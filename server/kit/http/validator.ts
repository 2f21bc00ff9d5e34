import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler as zodValidatorCompiler } from 'fastify-type-provider-zod'
import type { z } from '#contract/kit/z.ts'

/** Fastify hands an absent body over as `null`; to our schemas it is simply not there. */
export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> = (route) => {
  const validate = zodValidatorCompiler(route)
  return (data: unknown) => validate(data ?? undefined)
}
