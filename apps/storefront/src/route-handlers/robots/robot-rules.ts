import type { Env } from '#config/env.ts'

/** Whether programs may fetch pages, by purpose. */
export interface RobotRules {
  /** To let people find them. */
  readonly search: boolean
  /** To train models. */
  readonly training: boolean
  /** On behalf of a person, in response to a request. */
  readonly acting: boolean
}

/** The rules of a setting such as `training=deny`; what it does not name is allowed. */
export function toRobotRules(setting: Env['robots']): RobotRules {
  return {
    search: !setting.includes('search=deny'),
    training: !setting.includes('training=deny'),
    acting: !setting.includes('acting=deny'),
  }
}
