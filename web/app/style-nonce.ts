/** The word with which the server lets this page, and only this page, add styles of its own. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

// The scroll lock behind Mantine's dialogs looks for it here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce })
