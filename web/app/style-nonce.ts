/** The nonce of the content security policy that allows this page to add styles. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

// The scroll lock behind Mantine's dialogs looks for it here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce })
