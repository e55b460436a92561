/** The protocol itself, by the library: it is read at the first call, so a start that serves none pays nothing. */
import { assistantTools } from '@disha/contract/mcp';
import { toolNames, type ToolName } from '@disha/contract/mcp.asks';
import { say } from '@disha/contract/say';
import { z } from 'zod';
import { worded } from '../../http/language.ts';
import { callTool, isToolName, type CallParts } from './tools.ts';

export interface ProtocolParts extends CallParts {
  programVersion: string;
  onCall: (name: ToolName) => void;
}

const inJson = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return { ...rest, type: 'object' as const };
};

/** Answers one request, as the web's own objects have it. */
export async function openProtocol({
  programVersion,
  onCall,
  ...parts
}: ProtocolParts): Promise<(request: Request, body: unknown) => Promise<Response>> {
  const { createMcpHandler, ProtocolError, ProtocolErrorCode, Server } = await import('@modelcontextprotocol/server');
  const listed = {
    tools: assistantTools.map(({ name, title, description, asks, answers }) => ({
      ...{ name, title, description, inputSchema: inJson(asks, 'input'), outputSchema: inJson(answers, 'output') },
      annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    })),
  };
  /** Nothing is asked back of an assistant: the library would make a validator for that, for every call. */
  const jsonSchemaValidator = { getValidator: () => () => ({ valid: false as const, data: undefined, errorMessage: '' }) };
  const serverForOne = () => {
    const server = new Server(
      { name: 'disha', title: 'Disha', version: programVersion },
      { capabilities: { tools: {} }, jsonSchemaValidator },
    );
    server.setRequestHandler('tools/list', () => listed as never);
    server.setRequestHandler('tools/call', async ({ params: { name, arguments: given } }) => {
      if (!isToolName(name))
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, worded(say('mcp.noTool', { names: toolNames.join(', ') }), 'en').message);
      onCall(name);
      return (await callTool(name, given, parts)) as never;
    });
    return server;
  };
  const handler = createMcpHandler(serverForOne, { responseMode: 'json', keepAliveMs: 0 });
  return (request, parsedBody) => handler.fetch(request, { parsedBody });
}
