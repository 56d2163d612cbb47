import type { Env } from '#config/env.ts'

/** Whether programs may fetch pages, by purpose. */
export interface RobotRules {
  /** For people to find. */
  readonly search: boolean
  /** To make models of. */
  readonly training: boolean
  /** For a person who asked just now. */
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
