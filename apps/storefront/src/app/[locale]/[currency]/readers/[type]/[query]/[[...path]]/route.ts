import { answerReader } from '#route-handlers/readers/answer-reader.ts'

export const dynamic = 'force-dynamic'

export function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/[currency]/readers/[type]/[query]/[[...path]]'>,
): Promise<Response> {
  return answerReader(request, params)
}
