/** The main module of the built site, which the configuration places beside front.js. */
declare const site: { fetch(request: Request, env: object, context: unknown): Promise<Response> };
export default site;
