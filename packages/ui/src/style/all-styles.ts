/** Entry of `dist/styles.css`: the build imports every style sheet of the kit here. */
export {}
