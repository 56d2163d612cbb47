import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { createSafeSpans } from './safe-spans.ts'

test('a span leaves without addresses, queries, values, messages and whatever is not known to be harmless', async () => {
  const exporter = new InMemorySpanExporter()
  const provider = new TracerProvider({
    spanProcessors: [createSafeSpans(new SimpleSpanProcessor({ exporter }))],
  })
  const span = provider.getTracer('test').startSpan('fetch GET https://ann:key@shop.example/a?b', {
    kind: SpanKind.CLIENT,
    attributes: {
      'http.route': '/products/{slug}',
      'url.full': 'https://shop.example/ann',
      'http.request.header.cookie': ['ann'],
      'server.address': 'shop.example',
      'db.query.text': "select 1 from a1 where n = 'ann''s' and b = $1 and c = 42.5",
    },
  })
  span.recordException(new Error('ann'))
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'ann' }).end()
  await provider.forceFlush()
  const [sent] = exporter.getFinishedSpans()
  expect(sent).toMatchObject({
    name: 'fetch GET',
    events: [],
    status: { code: SpanStatusCode.ERROR },
    attributes: {
      'http.route': '/products/{slug}',
      'server.address': 'shop.example',
      'db.query.text': 'select ? from a1 where n = ? and b = $1 and c = ?',
    },
  })
  expect(sent?.attributes).not.toHaveProperty('url.full')
  expect(JSON.stringify(sent?.attributes)).not.toContain('ann')
})
