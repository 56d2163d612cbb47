import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** What the server does with a connection: the faults leave it open and say nothing more. */
type Manner = 'takes' | 'is silent' | 'stalls after the sender' | 'stalls after the mail'

export interface MailServer {
  readonly url: string
  /** Mails that it took, as they came. */
  readonly taken: string[]
  /** Mails that came whole and were not answered. */
  readonly unanswered: string[]
  /** Connections so far. */
  readonly getConnections: () => number
  /** What it does with connections from now on. */
  readonly become: (manner: Manner) => void
  readonly close: () => void
}

export interface MailServerOptions {
  /** How long it takes to answer a mail that it has taken, in milliseconds. Default 0. */
  readonly answerMs?: number
}

export async function startMailServer({ answerMs = 0 }: MailServerOptions = {}): Promise<MailServer> {
  let manner: Manner = 'takes'
  let connections = 0
  const taken: string[] = []
  const unanswered: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect: (_session, answer) => {
      connections += 1
      if (manner !== 'is silent') answer()
    },
    onMailFrom: (_address, _session, answer) => {
      if (manner !== 'stalls after the sender') answer()
    },
    onData: (stream, _session, answer) => {
      const isTaken = manner === 'takes'
      const receive = (mail: string) => {
        ;(isTaken ? taken : unanswered).push(mail)
        if (isTaken) setTimeout(answer, answerMs)
      }
      // A sender that was killed has sent half a mail, which nobody takes.
      text(stream).then(receive, () => undefined)
    },
  })
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    unanswered,
    getConnections: () => connections,
    become: (next) => {
      manner = next
    },
    close: () => server.close(),
  }
}
