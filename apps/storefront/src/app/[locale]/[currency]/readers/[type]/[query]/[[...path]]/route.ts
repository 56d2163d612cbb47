import { answerMachineFormat } from '#route-handlers/machine-formats/answer-machine-format.ts'

export const dynamic = 'force-dynamic'

export function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/[currency]/readers/[type]/[query]/[[...path]]'>,
): Promise<Response> {
  return answerMachineFormat(request, params)
}
