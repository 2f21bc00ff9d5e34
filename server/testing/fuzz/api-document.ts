/** The part of JSON Schema that our OpenAPI document uses. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  pattern?: string
  format?: string
  default?: unknown
}

interface Parameter {
  in: string
  name: string
  required?: boolean
  schema: Schema
}

interface DocumentedCall {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export interface ApiDocument {
  paths: Record<string, Record<string, DocumentedCall>>
}

/** One endpoint as the OpenAPI document describes it. */
export interface Operation {
  method: string
  path: string
  params: Parameter[]
  query: Parameter[]
  body: Schema | undefined
  takesForm: boolean
}

export const operationsOf = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      params: parameters.filter((parameter) => parameter.in === 'path'),
      query: parameters.filter((parameter) => parameter.in === 'query'),
      body: requestBody?.content['application/json']?.schema,
      takesForm: requestBody?.content['multipart/form-data'] !== undefined,
    })),
  )
