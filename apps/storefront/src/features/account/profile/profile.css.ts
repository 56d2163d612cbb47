import { style } from '@vanilla-extract/css'

/** A long address of email breaks rather than leave the card. */
export const contact = style({ overflowWrap: 'anywhere' })

export const form = style({ maxInlineSize: '40rem' })
