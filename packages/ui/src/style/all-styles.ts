/** Entry of the kit's style sheets: the build imports every style sheet of the kit here. */
export {}
