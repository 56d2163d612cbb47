/** Widths that the optimiser makes for pictures across the window, in pixels. */
export const WINDOW_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]

/** Widths that the optimiser makes for pictures in a part of the window, in pixels. */
export const PART_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384]

/** Of the files that the optimiser makes, 1 to 100. */
export const PICTURE_QUALITY = 75
