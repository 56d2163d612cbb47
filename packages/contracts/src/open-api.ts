import * as z from 'zod/mini'
import type { Endpoint } from './endpoints/endpoint.ts'

/** The OpenAPI response that all failure statuses share. */
export const PROBLEM_ANSWER = {
  description: 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        requestId: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
}

export interface OpenApiOptions<Name extends string> {
  readonly title: string
  /** By operation id. */
  readonly endpoints: Readonly<Record<Name, Endpoint>>
  /** Statuses of the problems that an endpoint may answer. */
  readonly getProblems: (name: Name) => readonly number[]
  /** Every call needs the operator's token. */
  readonly needsToken?: boolean
  /** Path items of routes that do not answer JSON. */
  readonly morePaths?: Readonly<Record<string, object>>
}

/** An OpenAPI 3.1 description, made from the schemas that parse the calls. */
export function toOpenApi<Name extends string>(options: OpenApiOptions<Name>) {
  const { title, endpoints, getProblems, needsToken = false, morePaths = {} } = options
  const paths: Record<string, object> = { ...morePaths }
  for (const operationId in endpoints) {
    const endpoint = endpoints[operationId]
    const operation = { operationId, ...toOperation(endpoint, getProblems(operationId)) }
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation }
  }
  const token = { bearer: { type: 'http', scheme: 'bearer' } }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: { schemas: { Problem: PROBLEM_SCHEMA }, ...(needsToken ? { securitySchemes: token } : {}) },
    ...(needsToken ? { security: [{ bearer: [] }] } : {}),
  }
}

function toOperation(endpoint: Endpoint, problems: readonly number[]) {
  const isCreation = endpoint.bodyType === 'multipart' && endpoint.method === 'POST'
  return {
    parameters: [...toParameters(endpoint, 'params', 'path'), ...toParameters(endpoint, 'query', 'query')],
    ...(endpoint.method === 'GET' ? {} : { requestBody: toRequestBody(endpoint) }),
    responses: {
      [isCreation ? 201 : 200]: {
        description: 'Done',
        content: {
          'application/json': { schema: toSchema(endpoint.answer, endpoint.toJson ? 'input' : 'output') },
        },
      },
      ...Object.fromEntries(problems.map((status) => [status, PROBLEM_ANSWER])),
    },
  }
}

function toParameters(endpoint: Endpoint, part: 'params' | 'query', place: 'path' | 'query') {
  const { properties, required } = toObjectSchema(endpoint[part])
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }))
}

function toRequestBody({ body, bodyType }: Endpoint) {
  if (bodyType !== 'multipart')
    return { content: { 'application/json': { schema: toSchema(body, 'input') } } }
  const { properties, required } = toObjectSchema(body)
  const images = { type: 'array', maxItems: 5, items: { type: 'string', format: 'binary' } }
  const schema = {
    type: 'object',
    required,
    properties: { ...properties, images },
    additionalProperties: false,
  }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

type Schema = Endpoint['body']

function toSchema(schema: Schema, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function toObjectSchema(schema: Schema) {
  const { properties = {}, required = [] } = toSchema(schema, 'input')
  return { properties, required }
}
