// The package has no types. pdfkit accepts an opened font where its types name a file.
declare module 'fontkit' {
  export const openSync: (path: string) => PDFKit.Mixins.PDFFontSource
}
