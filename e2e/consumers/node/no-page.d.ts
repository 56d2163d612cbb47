// The types of `wonka`, below urql, name this one. There is no page here, and no DOM among the libraries.
interface HTMLElement {}
